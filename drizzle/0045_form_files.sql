CREATE TABLE "form_files" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"form_id" uuid,
	"question_id" uuid NOT NULL,
	"response_id" uuid,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"key" text NOT NULL,
	"state" text NOT NULL,
	"claimed_at" timestamp with time zone,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "form_files_state" CHECK ("form_files"."state" in ('arriving', 'kept', 'leaving'))
);
--> statement-breakpoint
ALTER TABLE "form_files" ADD CONSTRAINT "form_files_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "form_files" ADD CONSTRAINT "form_files_response_id_form_responses_id_fk" FOREIGN KEY ("response_id") REFERENCES "public"."form_responses"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "form_files_form_id_index" ON "form_files" USING btree ("form_id");--> statement-breakpoint
CREATE INDEX "form_files_response_id_index" ON "form_files" USING btree ("response_id");--> statement-breakpoint
CREATE INDEX "form_files_loose_index" ON "form_files" USING btree ("created_at") WHERE "form_files"."response_id" is null;