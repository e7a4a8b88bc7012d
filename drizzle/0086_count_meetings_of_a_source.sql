-- no transaction
CREATE INDEX "meetings_source_index" ON "meetings" USING btree ("user_id","primary_source") WHERE not "meetings"."is_hidden";