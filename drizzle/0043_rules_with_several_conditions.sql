ALTER TABLE "form_logic_rules" ALTER COLUMN "source_question_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "form_logic_rules" ALTER COLUMN "condition" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "form_logic_rules" ALTER COLUMN "value" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "form_logic_rules" ALTER COLUMN "action_type" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "form_logic_rules" ADD COLUMN "match" text;--> statement-breakpoint
ALTER TABLE "form_logic_rules" ADD COLUMN "conditions" jsonb;--> statement-breakpoint
ALTER TABLE "form_logic_rules" ADD COLUMN "actions" jsonb;--> statement-breakpoint
ALTER TABLE "form_logic_rules" ADD CONSTRAINT "form_logic_rules_match" CHECK ("form_logic_rules"."match" in ('all', 'any'));--> statement-breakpoint
ALTER TABLE "form_logic_rules" ADD CONSTRAINT "form_logic_rules_shape" CHECK (case when "form_logic_rules"."conditions" is null
        then num_nulls("form_logic_rules"."source_question_id", "form_logic_rules"."condition", "form_logic_rules"."value", "form_logic_rules"."action_type") = 0
        else num_nulls("form_logic_rules"."match", "form_logic_rules"."actions") = 0 and "form_logic_rules"."source_question_id" is null end);