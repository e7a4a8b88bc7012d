CREATE TABLE "unfinished_rows" (
	"user_id" uuid NOT NULL,
	"place" integer NOT NULL,
	"table_name" text NOT NULL,
	"key_name" text NOT NULL,
	"values" jsonb,
	"columns" jsonb,
	"rows" jsonb,
	CONSTRAINT "unfinished_rows_user_id_place_pk" PRIMARY KEY("user_id","place")
);
--> statement-breakpoint
ALTER TABLE "unfinished_rows" ADD CONSTRAINT "unfinished_rows_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;