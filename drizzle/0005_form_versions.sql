CREATE TABLE "form_versions" (
	"form_id" uuid NOT NULL,
	"hash" text NOT NULL,
	"questions" jsonb NOT NULL,
	CONSTRAINT "form_versions_form_id_hash_pk" PRIMARY KEY("form_id","hash")
);
--> statement-breakpoint
ALTER TABLE "form_responses" ADD COLUMN "version_hash" text;--> statement-breakpoint
ALTER TABLE "form_responses" ADD COLUMN "is_spam" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "form_versions" ADD CONSTRAINT "form_versions_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_responses" ADD CONSTRAINT "form_responses_version" FOREIGN KEY ("form_id","version_hash") REFERENCES "public"."form_versions"("form_id","hash") ON DELETE cascade ON UPDATE no action;