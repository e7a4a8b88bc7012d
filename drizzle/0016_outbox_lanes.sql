-- no transaction
CREATE INDEX "outbox_confirmations_index" ON "outbox" USING btree (coalesce("user_id", '00000000-0000-0000-0000-000000000000'::uuid),"next_attempt_at") WHERE "outbox"."done_at" is null and "outbox"."failed_at" is null and "outbox"."template" in ('booking-confirmation', 'magic-link');--> statement-breakpoint
CREATE INDEX "outbox_owners_index" ON "outbox" USING btree (coalesce("user_id", '00000000-0000-0000-0000-000000000000'::uuid),"next_attempt_at") WHERE "outbox"."done_at" is null and "outbox"."failed_at" is null and "outbox"."template" not in ('booking-confirmation', 'magic-link', 'calendar-events');--> statement-breakpoint
DROP INDEX "outbox_waiting_index";--> statement-breakpoint
DROP INDEX "outbox_mails_index";
