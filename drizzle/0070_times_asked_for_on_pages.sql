CREATE TABLE "time_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"page_id" uuid NOT NULL,
	"attendee_name" text NOT NULL,
	"attendee_email" text NOT NULL,
	"attendee_timezone" text NOT NULL,
	"attendee_time_format" text,
	"language" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"duration" integer NOT NULL,
	"starts" jsonb NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"suggested" jsonb,
	"booking_id" uuid,
	"expires_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "time_requests_state" CHECK ("time_requests"."state" in ('open', 'suggested', 'booked', 'declined')),
	CONSTRAINT "time_requests_language" CHECK ("time_requests"."language" in ('en', 'de', 'fr', 'es', 'pt-BR', 'it', 'tr', 'pl', 'ja', 'ar')),
	CONSTRAINT "time_requests_attendee_time_format" CHECK ("time_requests"."attendee_time_format" in ('24h', '12h')),
	CONSTRAINT "time_requests_starts" CHECK (jsonb_array_length("time_requests"."starts") between 1 and 2)
);
--> statement-breakpoint
ALTER TABLE "time_slot_pages" ADD COLUMN "accepts_other_times" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "time_requests" ADD CONSTRAINT "time_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_requests" ADD CONSTRAINT "time_requests_page_id_time_slot_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."time_slot_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "time_requests" ADD CONSTRAINT "time_requests_booking_id_time_slot_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."time_slot_bookings"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "time_requests_user_id_index" ON "time_requests" USING btree ("user_id","expires_at");--> statement-breakpoint
CREATE INDEX "time_requests_page_id_index" ON "time_requests" USING btree ("page_id");--> statement-breakpoint
CREATE INDEX "time_requests_booking_id_index" ON "time_requests" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "time_requests_expires_at_index" ON "time_requests" USING btree ("expires_at");