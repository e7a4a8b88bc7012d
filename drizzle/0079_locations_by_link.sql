ALTER TABLE "meetings" DROP CONSTRAINT "meetings_location";--> statement-breakpoint
ALTER TABLE "time_slot_pages" DROP CONSTRAINT "time_slot_pages_location";--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_location" CHECK ("meetings"."location" in ('custom', 'google_meet', 'teams', 'zoom', 'link'));--> statement-breakpoint
ALTER TABLE "time_slot_pages" ADD CONSTRAINT "time_slot_pages_location" CHECK ("time_slot_pages"."location" in ('custom', 'google_meet', 'teams', 'zoom', 'link', 'other'));