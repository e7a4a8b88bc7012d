-- no transaction
CREATE INDEX "audit_log_test_mails_index" ON "audit_log" USING btree ("at") WHERE "audit_log"."act" = 'mail.test';