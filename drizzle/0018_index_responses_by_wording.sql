-- no transaction
CREATE INDEX "form_responses_version_index" ON "form_responses" USING btree ("form_id","version_hash","is_spam");