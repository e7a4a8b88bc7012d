CREATE TABLE "page_transfers" (
	"page_id" uuid PRIMARY KEY NOT NULL,
	"from_id" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "page_transfers" ADD CONSTRAINT "page_transfers_page_id_time_slot_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."time_slot_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_transfers" ADD CONSTRAINT "page_transfers_from_id_users_id_fk" FOREIGN KEY ("from_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "page_transfers_from_id_index" ON "page_transfers" USING btree ("from_id");