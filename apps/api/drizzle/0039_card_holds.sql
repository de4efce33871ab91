ALTER TABLE "payments" ADD COLUMN "card_digest" text;--> statement-breakpoint
ALTER TABLE "test_processor_sessions" ADD COLUMN "card" text;--> statement-breakpoint
CREATE INDEX "payments_card" ON "payments" USING btree ("dealership_id","card_digest") WHERE card_digest is not null;