ALTER TABLE "shoppers" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "shoppers" ADD COLUMN "saved_frequency" text DEFAULT 'off' NOT NULL;--> statement-breakpoint
ALTER TABLE "shoppers" ADD COLUMN "saved_channel" text DEFAULT 'email' NOT NULL;--> statement-breakpoint
UPDATE "shoppers" SET "saved_frequency" = 'at-once', "saved_channel" = CASE WHEN "email_confirmed_at" IS NOT NULL AND EXISTS (SELECT FROM "shopper_consents" WHERE "shopper_id" = "shoppers"."id" AND "purpose" = 'alerts-email' AND "withdrawn_at" IS NULL) THEN 'email' ELSE 'sms' END WHERE EXISTS (SELECT FROM "saved_searches" WHERE "saved_searches"."shopper_id" = "shoppers"."id" AND "frequency" <> 'off');
