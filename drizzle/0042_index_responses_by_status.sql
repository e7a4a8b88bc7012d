-- no transaction
CREATE INDEX "form_responses_status_index" ON "form_responses" USING btree ("form_id","is_spam","status");--> statement-breakpoint
DROP INDEX "form_responses_form_id_is_spam_index";
