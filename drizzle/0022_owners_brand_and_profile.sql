CREATE TABLE "pictures" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"replaced_at" timestamp with time zone,
	CONSTRAINT "pictures_kind" CHECK ("pictures"."kind" in ('face', 'logo')),
	CONSTRAINT "pictures_size" CHECK (octet_length("pictures"."bytes") between 1 and 200000)
);
--> statement-breakpoint
ALTER TABLE "user_settings" ADD COLUMN "bio" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_settings" ADD COLUMN "accent" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "user_settings" ADD COLUMN "show_profile" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "show_on_profile" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "time_slot_pages" ADD COLUMN "show_on_profile" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pictures_user_id_index" ON "pictures" USING btree ("user_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "pictures_current" ON "pictures" USING btree ("user_id","kind") WHERE "pictures"."replaced_at" is null;--> statement-breakpoint
CREATE INDEX "pictures_replaced_at_index" ON "pictures" USING btree ("replaced_at") WHERE "pictures"."replaced_at" is not null;