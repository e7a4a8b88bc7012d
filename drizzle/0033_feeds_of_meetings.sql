CREATE TABLE "meeting_feeds" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"page_id" uuid,
	"kind" text NOT NULL,
	"token_hash" text NOT NULL,
	"last_read_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "meeting_feeds_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "meeting_feeds_kind" CHECK ("meeting_feeds"."kind" in ('full', 'busy'))
);
--> statement-breakpoint
ALTER TABLE "meeting_feeds" ADD CONSTRAINT "meeting_feeds_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "meeting_feeds" ADD CONSTRAINT "meeting_feeds_page_id_time_slot_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."time_slot_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "meeting_feeds_user_id_index" ON "meeting_feeds" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "meeting_feeds_page_id_index" ON "meeting_feeds" USING btree ("page_id");