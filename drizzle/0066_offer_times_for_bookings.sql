CREATE TABLE "move_offers" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"time_off_id" uuid,
	"booking_id" uuid NOT NULL,
	"start_time" timestamp with time zone NOT NULL,
	"starts" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "move_offers_starts" CHECK (jsonb_array_length("move_offers"."starts") between 1 and 3)
);
--> statement-breakpoint
ALTER TABLE "move_offers" ADD CONSTRAINT "move_offers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "move_offers" ADD CONSTRAINT "move_offers_time_off_id_time_off_id_fk" FOREIGN KEY ("time_off_id") REFERENCES "public"."time_off"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "move_offers" ADD CONSTRAINT "move_offers_booking_id_time_slot_bookings_id_fk" FOREIGN KEY ("booking_id") REFERENCES "public"."time_slot_bookings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "move_offers_time_off_index" ON "move_offers" USING btree ("time_off_id","booking_id");--> statement-breakpoint
CREATE INDEX "move_offers_booking_index" ON "move_offers" USING btree ("booking_id");--> statement-breakpoint
CREATE INDEX "move_offers_user_id_index" ON "move_offers" USING btree ("user_id");