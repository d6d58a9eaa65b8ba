/* The limits of an XML file. */
#pragma once

#include "engine/set/limits.h"

#define TW_XML_MAX_BYTES     TW_MAX_FILE_BYTES
#define TW_XML_MAX_DEPTH     64
#define TW_XML_MAX_NODES     TW_MAX_FILE_NODES
#define TW_XML_MAX_ATTRIBUTE 16384
#define TW_XML_MAX_NAME      256
/* The most attributes of one element, and namespaces declared at one place of a file. */
#define TW_XML_MAX_ATTRIBUTES 128
#define TW_XML_MAX_NAMESPACES 128
/* The most characters of an attribute of our formats. */
#define TW_XML_MAX_LINE TW_MAX_LINE
