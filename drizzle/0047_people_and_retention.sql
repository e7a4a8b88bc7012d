CREATE TABLE "erased_people" (
	"user_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"erased_at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "erased_people_user_id_hash_pk" PRIMARY KEY("user_id","hash")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "delete_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "retention_days" integer;--> statement-breakpoint
ALTER TABLE "time_slot_pages" ADD COLUMN "retention_days" integer;--> statement-breakpoint
ALTER TABLE "erased_people" ADD CONSTRAINT "erased_people_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "erased_people_open_index" ON "erased_people" USING btree ("erased_at") WHERE "erased_people"."done_at" is null;--> statement-breakpoint
CREATE INDEX "users_delete_at_index" ON "users" USING btree ("delete_at") WHERE "users"."delete_at" is not null;--> statement-breakpoint
CREATE INDEX "forms_retention_index" ON "forms" USING btree ("id") WHERE "forms"."retention_days" is not null;--> statement-breakpoint
CREATE INDEX "time_slot_pages_retention_index" ON "time_slot_pages" USING btree ("id") WHERE "time_slot_pages"."retention_days" is not null;--> statement-breakpoint
ALTER TABLE "forms" ADD CONSTRAINT "forms_retention_days" CHECK ("forms"."retention_days" between 1 and 3650);--> statement-breakpoint
ALTER TABLE "time_slot_pages" ADD CONSTRAINT "time_slot_pages_retention_days" CHECK ("time_slot_pages"."retention_days" between 1 and 3650);