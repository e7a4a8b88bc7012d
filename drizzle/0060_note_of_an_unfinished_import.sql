CREATE TABLE "unfinished_imports" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"zip" text NOT NULL,
	"begun_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "unfinished_imports" ADD CONSTRAINT "unfinished_imports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;