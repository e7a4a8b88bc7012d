/* Reads a calendar file from the standard input; says what libical finds wrong, per METHOD (RFC 5546) too. */
#include <libical/ical.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int complain(icalcomponent *component)
{
    int found = 0;
    icalproperty *property = icalcomponent_get_first_property(component, ICAL_XLICERROR_PROPERTY);
    for (; property; property = icalcomponent_get_next_property(component, ICAL_XLICERROR_PROPERTY)) {
        printf("%s\n", icalproperty_as_ical_string(property));
        found = 1;
    }
    icalcomponent *child = icalcomponent_get_first_component(component, ICAL_ANY_COMPONENT);
    for (; child; child = icalcomponent_get_next_component(component, ICAL_ANY_COMPONENT)) found |= complain(child);
    return found;
}

int main(void)
{
    char *text = calloc(1, 1 << 20);
    size_t length = fread(text, 1, (1 << 20) - 1, stdin);
    icalcomponent *calendar = length ? icalparser_parse_string(text) : NULL;
    if (!calendar || icalcomponent_isa(calendar) != ICAL_VCALENDAR_COMPONENT) return puts("no calendar"), 1;
    int is_legal = icalrestriction_check(calendar);
    int has_errors = complain(calendar) || icalcomponent_count_errors(calendar) > 0;
    if (!is_legal) puts("a restriction is violated");
    return !is_legal || has_errors;
}
