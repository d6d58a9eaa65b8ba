/* The set in which random procedures stand: what they can name, and tiles. */
#pragma once

/* What they name. */
static const char *const set_kinds[] = { "road", "city", "field", "monastery", "garden", NULL };
static const char *const set_figures[] = { "meeple", "meeple", "ringer",  "warden",
                                       "abbot",  "mage",   "builder", NULL };
static const char *const set_symbols[] = { "bell", "gong", "inn", "nothing", NULL };
static const char *const set_settings[] = { "farmers=y", "farmers=n", NULL };
static const char *const set_bags[] = { "dice", "dice", "deck", "sack", NULL };
static const char *const set_rules[] = { "RAND-001", "RAND-002", NULL };
/* What is laid was drawn, and where was chosen. */
static const char set_lay[] = "<draw as=\"dark\" from=\"tiles\"><choose as=\"gap\" what=\"cell\">"
                              "<lay what=\"dark\" to=\"gap\"/></choose></draw>\n";
/* What is declared before them. */
static const char set_head[] =
    "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    "<tile-set xmlns=\"urn:tilewright:tile-set:1\" version=\"1.0\" id=\"random\">\n"
    "<title>Random</title>\n"
    "<rules xmlns=\"urn:tilewright:rules:1\" version=\"1.0\">\n"
    "<rule id=\"RAND-001\"><statement>Anything may happen.</statement></rule>\n"
    "<rule id=\"RAND-002\"><statement>Anything else may happen.</statement></rule>\n"
    "<symbol id=\"bell\"><title>bells</title></symbol>\n"
    "<symbol id=\"gong\"><title>gongs</title></symbol>\n"
    "<figure id=\"ringer\" neutral=\"true\" supply=\"1\" weight=\"0\"><title>Ringer</title>"
    "<role kind=\"road\" name=\"ringer\"/><role kind=\"city\" name=\"ringer\"/></figure>\n"
    "<figure id=\"stray\" neutral=\"true\" supply=\"1\" "
    "weight=\"0\"><title>Stray</title></figure>\n"
    "<figure id=\"warden\" supply=\"2\" weight=\"1\"><title>Warden</title>"
    "<role kind=\"road\" name=\"warden\"/><role kind=\"monastery\" name=\"warden\"/></figure>\n"
    "<token id=\"coin\" supply=\"9\"><title>Coins</title><worth by=\"each\" "
    "points=\"1\"/></token>\n"
    "<token id=\"bell\" on=\"road city\" supply=\"6\" word=\"pool\"><title>Bells</title></token>\n"
    "<zone id=\"den\" at=\"gong\" serves=\"road monastery\"><said>{player} left</said></zone>\n"
    "<bag id=\"dice\" order=\"die\"><item id=\"1\"/><item id=\"2\" n=\"2\"/><item "
    "id=\"3\"/></bag>\n"
    "<bag id=\"deck\" order=\"kept\"><item id=\"yes\" n=\"2\"/><item id=\"no\"><title>No</title>"
    "</item></bag>\n"
    "<bag id=\"sack\" word=\"pull\" order=\"none\" returns=\"true\"><item id=\"yes\"/><item "
    "id=\"4\"/></bag>\n"
    "<list id=\"seen-before\" what=\"figure\"/>\n"
    "<list id=\"kept\" what=\"seat\"/>\n"
    "<list id=\"moved\" what=\"counting-figure\"/>\n"
    "<counter id=\"load\" start=\"1\" most=\"4\"><title>Load</title></counter>\n"
    "<counter id=\"debts\" each=\"true\" least=\"-2\" most=\"9\"/>\n";
/* What only some of them have: whoever gets points is asked each time, and tiles are drawn from piles. */
static const char set_counting[] =
    "<counter id=\"heap\" hidden=\"true\" start=\"1\" least=\"1\" most=\"2\" pile=\"30\"/>\n"
    "<counting-figure id=\"cart\"><title>Cart</title><said>{player} moved it by {n}</said>"
    "</counting-figure>\n"
    "<counting-figure id=\"horse\" of=\"meeple\"><title>Horse</title></counting-figure>\n"
    "<procedure id=\"vote\" at=\"part-over\" order=\"77\" rules=\"RAND-001\">"
    "<choose as=\"how\" what=\"word\" alone=\"true\"><where possible=\"true\"/>"
    "<choice word=\"aye\">Aye</choice><choice word=\"aye\" brings=\"true\">Aye: {n}</choice>"
    "<choice word=\"nay\">Nay</choice>"
    "<if the=\"how\" is=\"aye\"><give what=\"points\" n=\"2\" to=\"player\"/></if>"
    "</choose></procedure>\n";
static const char set_tail[] =
    "</rules>\n"
    "<tile id=\"A\" count=\"5\"><road edges=\"E W\" symbols=\"bell\"/></tile>\n"
    "<tile id=\"B\" count=\"4\" symbols=\"gong:NE\"><road edges=\"W\" end=\"village\"/></tile>\n"
    "<tile id=\"C\" count=\"4\"><city edges=\"N\" symbols=\"bell\"/></tile>\n"
    "<tile id=\"D\" count=\"2\" symbols=\"bell\"><monastery/><city edges=\"E\"/></tile>\n"
    "</tile-set>\n";
