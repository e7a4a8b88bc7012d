ALTER TABLE "form_responses" ADD COLUMN "booking_id" uuid;--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "notify" text DEFAULT 'off' NOT NULL;--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "digest_sent_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "next_page_id" uuid;--> statement-breakpoint
ALTER TABLE "time_slot_pages" ADD COLUMN "form_id" uuid;--> statement-breakpoint
ALTER TABLE "form_responses" ADD CONSTRAINT "form_responses_booking_id_time_slot_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."time_slot_bookings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "forms" ADD CONSTRAINT "forms_next_page_id_time_slot_pages_id_fk" FOREIGN KEY ("next_page_id") REFERENCES "public"."time_slot_pages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_slot_pages" ADD CONSTRAINT "time_slot_pages_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "forms_next_page_id_index" ON "forms" USING btree ("next_page_id");--> statement-breakpoint
CREATE INDEX "time_slot_pages_form_id_index" ON "time_slot_pages" USING btree ("form_id");--> statement-breakpoint
ALTER TABLE "form_responses" ADD CONSTRAINT "form_responses_booking_id_unique" UNIQUE("booking_id");--> statement-breakpoint
ALTER TABLE "forms" ADD CONSTRAINT "forms_notify" CHECK ("forms"."notify" in ('off', 'each', 'daily'));