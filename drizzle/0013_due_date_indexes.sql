-- no transaction
CREATE INDEX "calendar_events_sweep_index" ON "calendar_events" USING btree ("sweep_at");--> statement-breakpoint
CREATE INDEX "calendar_feeds_due_index" ON "calendar_feeds" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "calendar_feeds_watch_due_index" ON "calendar_feeds" USING btree ("watch_due_at");--> statement-breakpoint
CREATE INDEX "meetings_shown_index" ON "meetings" USING btree ("user_id","start_time","id") WHERE not "meetings"."is_hidden";--> statement-breakpoint
CREATE INDEX "meetings_hidden_index" ON "meetings" USING btree ("user_id","start_time") WHERE "meetings"."is_hidden";--> statement-breakpoint
CREATE INDEX "meetings_long_index" ON "meetings" USING btree ("user_id","end_time") WHERE "meetings"."end_time" - "meetings"."start_time" > interval '7 days';--> statement-breakpoint
CREATE INDEX "forms_digest_due_index" ON "forms" USING btree (coalesce("digest_due_at", '-infinity'::timestamptz)) WHERE "forms"."notify" = 'daily';