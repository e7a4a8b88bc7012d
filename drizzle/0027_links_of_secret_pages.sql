CREATE TABLE "page_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"page_id" uuid NOT NULL,
	"max_uses" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"expires_at" timestamp with time zone,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_links_uses" CHECK ("page_links"."uses" between 0 and coalesce("page_links"."max_uses", "page_links"."uses"))
);
--> statement-breakpoint
ALTER TABLE "page_links" ADD CONSTRAINT "page_links_page_id_time_slot_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."time_slot_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "page_links_page_id_index" ON "page_links" USING btree ("page_id");