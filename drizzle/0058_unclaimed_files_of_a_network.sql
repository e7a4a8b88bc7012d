ALTER TABLE "form_files" ADD COLUMN "network" text;--> statement-breakpoint
CREATE INDEX "form_files_unclaimed_index" ON "form_files" USING btree ("form_id") WHERE "form_files"."response_id" is null;--> statement-breakpoint
CREATE INDEX "form_files_network_index" ON "form_files" USING btree ("network") WHERE "form_files"."response_id" is null;