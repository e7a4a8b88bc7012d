ALTER TABLE "form_versions" ADD COLUMN "used_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "forms" ADD COLUMN "taken" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "form_versions" v SET "used_at" = used.at FROM (
  SELECT form_id, version_hash, max(created_at) AS at FROM "form_responses" WHERE NOT is_spam GROUP BY 1, 2
) used WHERE used.form_id = v.form_id AND used.version_hash = v.hash;--> statement-breakpoint
CREATE FUNCTION form_responses_arrived() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE forms f SET taken = f.taken + change.by
  FROM (SELECT form_id, count(*)::int AS by FROM arrived WHERE NOT is_spam GROUP BY form_id) change
  WHERE f.id = change.form_id AND f.max_responses IS NOT NULL;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION form_responses_departed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE forms f SET taken = f.taken - change.by
  FROM (SELECT form_id, count(*)::int AS by FROM departed WHERE NOT is_spam GROUP BY form_id) change
  WHERE f.id = change.form_id AND f.max_responses IS NOT NULL;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION form_responses_marked() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE forms f SET taken = f.taken + change.by
  FROM (
    SELECT form_id, sum(sign)::int AS by FROM (
      SELECT form_id, 1 AS sign FROM arrived WHERE NOT is_spam
      UNION ALL
      SELECT form_id, -1 FROM departed WHERE NOT is_spam
    ) each GROUP BY form_id HAVING sum(sign) <> 0
  ) change
  WHERE f.id = change.form_id AND f.max_responses IS NOT NULL;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE FUNCTION forms_limited() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- Waits for submissions that are under way without a maximum: they hold the row FOR KEY SHARE and count nothing.
  PERFORM 1 FROM forms WHERE id = NEW.id FOR UPDATE;
  NEW.taken := (SELECT count(*) FROM form_responses WHERE form_id = NEW.id AND NOT is_spam);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER form_responses_arrived AFTER INSERT ON "form_responses"
  REFERENCING NEW TABLE AS arrived FOR EACH STATEMENT EXECUTE FUNCTION form_responses_arrived();--> statement-breakpoint
CREATE TRIGGER form_responses_departed AFTER DELETE ON "form_responses"
  REFERENCING OLD TABLE AS departed FOR EACH STATEMENT EXECUTE FUNCTION form_responses_departed();--> statement-breakpoint
CREATE TRIGGER form_responses_marked AFTER UPDATE ON "form_responses"
  REFERENCING NEW TABLE AS arrived OLD TABLE AS departed FOR EACH STATEMENT EXECUTE FUNCTION form_responses_marked();--> statement-breakpoint
CREATE TRIGGER forms_limited BEFORE UPDATE OF "max_responses" ON "forms"
  FOR EACH ROW WHEN (OLD.max_responses IS NULL AND NEW.max_responses IS NOT NULL) EXECUTE FUNCTION forms_limited();--> statement-breakpoint
UPDATE "forms" f SET "taken" = (SELECT count(*) FROM "form_responses" r WHERE r.form_id = f.id AND NOT r.is_spam)
  WHERE f.max_responses IS NOT NULL;
