-- no transaction
CREATE INDEX "form_logic_rules_source_index" ON "form_logic_rules" USING btree ("source_question_id");--> statement-breakpoint
CREATE INDEX "form_logic_rules_target_index" ON "form_logic_rules" USING btree ("target_question_id");--> statement-breakpoint
CREATE INDEX "form_responses_form_id_is_spam_index" ON "form_responses" USING btree ("form_id","is_spam");--> statement-breakpoint
CREATE INDEX "calendar_busy_read_at_index" ON "calendar_busy" USING btree ("read_at");--> statement-breakpoint
CREATE INDEX "calendar_events_user_external_index" ON "calendar_events" USING btree ("user_id","external_id");--> statement-breakpoint
CREATE INDEX "calendar_events_user_ical_index" ON "calendar_events" USING btree ("user_id","ical_uid");--> statement-breakpoint
CREATE INDEX "calendar_events_cancelled_index" ON "calendar_events" USING btree ("updated_at") WHERE "calendar_events"."state" = 'cancelled';--> statement-breakpoint
CREATE INDEX "integrations_type_account_index" ON "integrations" USING btree ("type","account_id");--> statement-breakpoint
CREATE INDEX "meetings_busy_index" ON "meetings" USING btree ("user_id","end_time") WHERE "meetings"."status" <> 'cancelled' and "meetings"."primary_source" in ('platform', 'time_slot');--> statement-breakpoint
CREATE INDEX "meetings_integration_id_index" ON "meetings" USING btree ("integration_id") WHERE "meetings"."integration_id" is not null;--> statement-breakpoint
CREATE INDEX "meetings_provider_event_index" ON "meetings" USING btree ("user_id",coalesce("location_data" ->> 'googleEventId', "location_data" ->> 'outlookEventId')) WHERE "meetings"."primary_source" in ('platform', 'time_slot') and coalesce("meetings"."location_data" ->> 'googleEventId', "meetings"."location_data" ->> 'outlookEventId') is not null;--> statement-breakpoint
CREATE INDEX "mailbox_messages_created_at_index" ON "mailbox_messages" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "outbox_mails_index" ON "outbox" USING btree ("next_attempt_at") WHERE "outbox"."done_at" is null and "outbox"."failed_at" is null and "outbox"."template" <> 'calendar-events';--> statement-breakpoint
CREATE INDEX "outbox_events_index" ON "outbox" USING btree ("next_attempt_at") WHERE "outbox"."done_at" is null and "outbox"."failed_at" is null and "outbox"."template" = 'calendar-events';--> statement-breakpoint
CREATE INDEX "outbox_meeting_index" ON "outbox" USING btree ("meeting_id") WHERE "outbox"."done_at" is null and "outbox"."failed_at" is null;--> statement-breakpoint
CREATE INDEX "outbox_done_at_index" ON "outbox" USING btree ("done_at") WHERE "outbox"."done_at" is not null;--> statement-breakpoint
CREATE INDEX "outbox_failed_at_index" ON "outbox" USING btree ("failed_at") WHERE "outbox"."failed_at" is not null;--> statement-breakpoint
CREATE INDEX "rate_limits_expire_index" ON "rate_limits" USING btree ("expire");--> statement-breakpoint
CREATE INDEX "magic_links_expires_at_index" ON "magic_links" USING btree ("expires_at");