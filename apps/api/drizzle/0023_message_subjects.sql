ALTER TABLE "idempotency_keys" ADD COLUMN "subject_kind" text;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "subject_id" uuid;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "subject_kind" text;--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "subject_id" uuid;--> statement-breakpoint
UPDATE "messages" SET "subject_kind" = 'lead', "subject_id" = "lead_id" WHERE "lead_id" IS NOT NULL;--> statement-breakpoint
UPDATE "idempotency_keys" SET "subject_kind" = 'lead', "subject_id" = "lead_id" WHERE "lead_id" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "idempotency_keys_subject" ON "idempotency_keys" USING btree ("subject_kind","subject_id");--> statement-breakpoint
CREATE INDEX "messages_subject" ON "messages" USING btree ("subject_kind","subject_id");--> statement-breakpoint
CREATE FUNCTION "subject_of_lead"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.subject_id IS NULL AND NEW.lead_id IS NOT NULL THEN
    NEW.subject_kind := 'lead';
    NEW.subject_id := NEW.lead_id;
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "messages_subject_of_lead" BEFORE INSERT OR UPDATE ON "messages" FOR EACH ROW EXECUTE FUNCTION "subject_of_lead"();--> statement-breakpoint
CREATE TRIGGER "idempotency_keys_subject_of_lead" BEFORE INSERT OR UPDATE ON "idempotency_keys" FOR EACH ROW EXECUTE FUNCTION "subject_of_lead"();
