ALTER TABLE "integrations" DROP CONSTRAINT "integrations_type";--> statement-breakpoint
ALTER TABLE "meetings" DROP CONSTRAINT "meetings_location";--> statement-breakpoint
ALTER TABLE "time_slot_pages" DROP CONSTRAINT "time_slot_pages_location";--> statement-breakpoint
ALTER TABLE "integrations" ADD CONSTRAINT "integrations_type" CHECK ("integrations"."type" in ('google_calendar', 'teams', 'outlook', 'zoom', 'caldav', 'ics', 'bigbluebutton'));--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_location" CHECK ("meetings"."location" in ('custom', 'google_meet', 'teams', 'zoom', 'bigbluebutton', 'link'));--> statement-breakpoint
ALTER TABLE "time_slot_pages" ADD CONSTRAINT "time_slot_pages_location" CHECK ("time_slot_pages"."location" in ('custom', 'google_meet', 'teams', 'zoom', 'bigbluebutton', 'link', 'other'));