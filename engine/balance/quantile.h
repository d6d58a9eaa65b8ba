/* The two distributions that intervals are made with: the normal one and Student's t. */
#pragma once

#include <glib.h>

G_BEGIN_DECLS

/** tw_normal_below: Returns: the chance that a standard normal number is at most @z */
double tw_normal_below (double z);

/** tw_normal_quantile: Returns: the number that a standard normal one is below with chance @p, which is between 0
 * and 1 */
double tw_normal_quantile (double p);

/** tw_student_beyond: Returns: the chance that Student's t with @freedom degrees of freedom is at least as far from
 * 0 as @t, on either side */
double tw_student_beyond (double t, double freedom);

/** tw_student_quantile: Returns: the number that Student's t with @freedom degrees of freedom, at least 1, is below
 * with chance @p, which is between 0 and 1 */
double tw_student_quantile (double p, double freedom);

G_END_DECLS
