/* Reads calendar files one after the other and answers when they are busy, by libical: see judges.ts. */
#include <libical/ical.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static icalcomponent *calendar;
static icaltimezone *own_zone;
static time_t from, to;

static icaltimezone *zone_of(icalproperty *property)
{
    icalparameter *parameter = icalproperty_get_first_parameter(property, ICAL_TZID_PARAMETER);
    if (!parameter) return own_zone;
    const char *name = icalparameter_get_tzid(parameter);
    icaltimezone *zone = icaltimezone_get_builtin_timezone(name);
    if (!zone) zone = icalcomponent_get_timezone(calendar, name);
    return zone ? zone : own_zone;
}

static time_t instant_of(struct icaltimetype time, icaltimezone *zone)
{
    time.is_date = 0;
    return icaltime_is_utc(time) ? icaltime_as_timet(time) : icaltime_as_timet_with_zone(time, zone);
}

static void say(time_t start, time_t end)
{
    if (start < from) start = from;
    if (end > to) end = to;
    if (start < end) printf(" %lld-%lld", (long long)start, (long long)end);
}

static int is_opaque(icalcomponent *event)
{
    icalproperty *transparency = icalcomponent_get_first_property(event, ICAL_TRANSP_PROPERTY);
    if (transparency && icalproperty_get_transp(transparency) == ICAL_TRANSP_TRANSPARENT) return 0;
    return icalcomponent_get_status(event) != ICAL_STATUS_CANCELLED;
}

static icalproperty *first(icalcomponent *event, icalproperty_kind kind)
{
    return icalcomponent_get_first_property(event, kind);
}

/* Seconds, and days by the clock. */
struct length { time_t seconds; int days; };

static struct length length_of(icalcomponent *event, struct icaltimetype start, icaltimezone *zone)
{
    struct length length = {0, 0};
    icalproperty *end = first(event, ICAL_DTEND_PROPERTY), *duration = first(event, ICAL_DURATION_PROPERTY);
    if (end) {
        struct icaltimetype time = icalproperty_get_dtend(end);
        if (start.is_date) {
            struct icaldurationtype between = icaltime_subtract(time, start);
            length.days = icaldurationtype_as_int(between) / 86400;
        } else {
            length.seconds = instant_of(time, zone_of(end)) - instant_of(start, zone);
        }
    } else if (duration) {
        struct icaldurationtype given = icalproperty_get_duration(duration);
        length.days = (int)(given.days + given.weeks * 7) * (given.is_neg ? -1 : 1);
        given.days = given.weeks = 0;
        length.seconds = icaldurationtype_as_int(given);
    } else if (start.is_date) {
        length.days = 1;
    }
    return length;
}

static void say_event(icalcomponent *event, struct icaltimetype start, icaltimezone *zone, struct length length)
{
    struct icaltimetype end = start;
    icaltime_adjust(&end, length.days, 0, 0, 0);
    if (is_opaque(event)) say(instant_of(start, zone), instant_of(end, zone) + length.seconds);
}

/* As it is written; icaltime_compare_date_only asks for the date in UTC. */
static int is_same_date(struct icaltimetype one, struct icaltimetype other)
{
    return one.year == other.year && one.month == other.month && one.day == other.day;
}

static int is_excluded(icalcomponent *event, time_t instant, struct icaltimetype start)
{
    icalproperty *property = first(event, ICAL_EXDATE_PROPERTY);
    for (; property; property = icalcomponent_get_next_property(event, ICAL_EXDATE_PROPERTY)) {
        struct icaltimetype time = icalproperty_get_exdate(property);
        if (time.is_date || start.is_date) {
            if (is_same_date(time, start)) return 1;
        } else if (instant_of(time, zone_of(property)) == instant) {
            return 1;
        }
    }
    const char *uid = icalcomponent_get_uid(event);
    icalcomponent *other = icalcomponent_get_first_component(calendar, ICAL_VEVENT_COMPONENT);
    while (other) {
        icalproperty *id = first(other, ICAL_RECURRENCEID_PROPERTY);
        const char *other_uid = icalcomponent_get_uid(other);
        if (id && uid && other_uid && strcmp(uid, other_uid) == 0) {
            struct icaltimetype time = icalproperty_get_recurrenceid(id);
            if (time.is_date ? is_same_date(time, start) : instant_of(time, zone_of(id)) == instant) return 1;
        }
        /* The iterators of a component are one: find the place again. */
        icalcomponent *mark = other;
        other = icalcomponent_get_first_component(calendar, ICAL_VEVENT_COMPONENT);
        while (other && other != mark) other = icalcomponent_get_next_component(calendar, ICAL_VEVENT_COMPONENT);
        other = icalcomponent_get_next_component(calendar, ICAL_VEVENT_COMPONENT);
    }
    return 0;
}

static void say_start(icalcomponent *event, struct icaltimetype start, icaltimezone *zone, struct length length)
{
    if (!is_excluded(event, instant_of(start, zone), start)) say_event(event, start, zone, length);
}

static void read_event(icalcomponent *event)
{
    icalproperty *property = first(event, ICAL_DTSTART_PROPERTY);
    if (!property) return;
    icaltimezone *zone = zone_of(property);
    struct icaltimetype start = icalproperty_get_dtstart(property);
    struct length length = length_of(event, start, zone);
    if (first(event, ICAL_RECURRENCEID_PROPERTY)) {
        say_event(event, start, zone, length);
        return;
    }
    if (!start.is_date && !icaltime_is_utc(start)) icaltime_set_timezone(&start, zone);
    say_start(event, start, zone, length);
    /* Properties are asked for anew in is_excluded, so the rules are gathered first. */
    struct icalrecurrencetype rules[8];
    int count = 0;
    for (property = first(event, ICAL_RRULE_PROPERTY); property && count < 8;
         property = icalcomponent_get_next_property(event, ICAL_RRULE_PROPERTY))
        rules[count++] = icalproperty_get_rrule(property);
    struct { struct icaldatetimeperiodtype value; icaltimezone *zone; } dates[256];
    int date_count = 0;
    for (property = first(event, ICAL_RDATE_PROPERTY); property && date_count < 256;
         property = icalcomponent_get_next_property(event, ICAL_RDATE_PROPERTY)) {
        dates[date_count].value = icalproperty_get_rdate(property);
        dates[date_count++].zone = zone_of(property);
    }
    for (int place = 0; place < count; place += 1) {
        icalrecur_iterator *iterator = icalrecur_iterator_new(rules[place], start);
        if (!iterator) continue;
        struct icaltimetype next = icalrecur_iterator_next(iterator);
        for (; !icaltime_is_null_time(next); next = icalrecur_iterator_next(iterator)) {
            if (instant_of(next, zone) > to + 86400) break;
            if (icaltime_compare(next, start) != 0) say_start(event, next, zone, length);
        }
        icalrecur_iterator_free(iterator);
    }
    for (int place = 0; place < date_count; place += 1) {
        struct icaldatetimeperiodtype value = dates[place].value;
        int is_period = icaltime_is_null_time(value.time);
        struct icaltimetype at = is_period ? value.period.start : value.time;
        struct length own = length;
        if (is_period && !icaltime_is_null_time(value.period.end)) {
            own.days = 0;
            own.seconds = instant_of(value.period.end, dates[place].zone) - instant_of(at, dates[place].zone);
        } else if (is_period) {
            own.days = 0;
            own.seconds = icaldurationtype_as_int(value.period.duration);
        }
        if (icaltime_compare(at, start) != 0) say_start(event, at, dates[place].zone, own);
    }
}

static void read_free_busy(icalcomponent *component)
{
    icalproperty *property = first(component, ICAL_FREEBUSY_PROPERTY);
    for (; property; property = icalcomponent_get_next_property(component, ICAL_FREEBUSY_PROPERTY)) {
        icalparameter *type = icalproperty_get_first_parameter(property, ICAL_FBTYPE_PARAMETER);
        if (type && icalparameter_get_fbtype(type) == ICAL_FBTYPE_FREE) continue;
        struct icalperiodtype period = icalproperty_get_freebusy(property);
        time_t start = instant_of(period.start, own_zone);
        if (icaltime_is_null_time(period.end)) say(start, start + icaldurationtype_as_int(period.duration));
        else say(start, instant_of(period.end, own_zone));
    }
}

static void read_calendar(icalcomponent *component)
{
    calendar = component;
    icalcomponent *found[4096];
    int count = 0;
    icalcomponent *child = icalcomponent_get_first_component(calendar, ICAL_ANY_COMPONENT);
    for (; child && count < 4096; child = icalcomponent_get_next_component(calendar, ICAL_ANY_COMPONENT)) found[count++] = child;
    for (int place = 0; place < count; place += 1) {
        if (icalcomponent_isa(found[place]) == ICAL_VEVENT_COMPONENT) read_event(found[place]);
        if (icalcomponent_isa(found[place]) == ICAL_VFREEBUSY_COMPONENT) read_free_busy(found[place]);
    }
}

int main(void)
{
    size_t size;
    long long first_second, last_second;
    char zone_name[128];
    icaltimezone_set_tzid_prefix("");
    while (scanf("%zu %lld %lld %127s", &size, &first_second, &last_second, zone_name) == 4) {
        getchar();
        char *text = calloc(1, size + 1);
        if (fread(text, 1, size, stdin) != size) return 1;
        from = (time_t)first_second;
        to = (time_t)last_second;
        own_zone = icaltimezone_get_builtin_timezone(zone_name);
        icalcomponent *root = icalparser_parse_string(text);
        if (!root) {
            puts("error no calendar");
        } else {
            printf("busy");
            if (icalcomponent_isa(root) == ICAL_VCALENDAR_COMPONENT) {
                read_calendar(root);
            } else {
                icalcomponent *one = icalcomponent_get_first_component(root, ICAL_VCALENDAR_COMPONENT);
                for (; one; one = icalcomponent_get_next_component(root, ICAL_VCALENDAR_COMPONENT)) read_calendar(one);
            }
            puts("");
            icalcomponent_free(root);
        }
        free(text);
    }
    return 0;
}
