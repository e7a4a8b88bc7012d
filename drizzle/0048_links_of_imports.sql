CREATE TABLE "carried_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"target_id" uuid NOT NULL,
	"guest" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "carried_links_kind" CHECK ("carried_links"."kind" in ('manage', 'leave', 'decide', 'follow-up', 'page'))
);
--> statement-breakpoint
ALTER TABLE "carried_links" ADD CONSTRAINT "carried_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "carried_links_user_id_index" ON "carried_links" USING btree ("user_id","hash");