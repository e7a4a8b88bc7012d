DROP INDEX "outbox_user_id_created_at_index";--> statement-breakpoint
DROP INDEX "outbox_meeting_id_index";--> statement-breakpoint
CREATE INDEX "outbox_sent_index" ON "outbox" USING btree ("user_id","done_at") WHERE "outbox"."done_at" is not null;--> statement-breakpoint
CREATE INDEX "outbox_failed_index" ON "outbox" USING btree ("meeting_id") WHERE "outbox"."failed_at" is not null;