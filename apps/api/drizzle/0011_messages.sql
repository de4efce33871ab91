ALTER TABLE "lead_deliveries" RENAME TO "messages";--> statement-breakpoint
ALTER TABLE "lead_delivery_attempts" RENAME TO "message_attempts";--> statement-breakpoint
ALTER TABLE "message_attempts" RENAME COLUMN "delivery_id" TO "message";--> statement-breakpoint
ALTER TABLE "messages" RENAME CONSTRAINT "lead_deliveries_pkey" TO "messages_pkey";--> statement-breakpoint
ALTER TABLE "messages" RENAME CONSTRAINT "lead_deliveries_message_id_unique" TO "messages_message_id_unique";--> statement-breakpoint
ALTER TABLE "messages" RENAME CONSTRAINT "lead_deliveries_lead_id_leads_id_fk" TO "messages_lead_id_leads_id_fk";--> statement-breakpoint
ALTER TABLE "message_attempts" RENAME CONSTRAINT "lead_delivery_attempts_pkey" TO "message_attempts_pkey";--> statement-breakpoint
ALTER TABLE "message_attempts" RENAME CONSTRAINT "lead_delivery_attempts_delivery_id_lead_deliveries_id_fk" TO "message_attempts_message_messages_id_fk";--> statement-breakpoint
ALTER INDEX "lead_deliveries_lead" RENAME TO "messages_lead";--> statement-breakpoint
ALTER INDEX "lead_deliveries_open" RENAME TO "messages_open";--> statement-breakpoint
ALTER INDEX "lead_delivery_attempts_delivery" RENAME TO "message_attempts_message";--> statement-breakpoint
ALTER SEQUENCE "lead_delivery_attempts_id_seq" RENAME TO "message_attempts_id_seq";--> statement-breakpoint
ALTER TABLE "messages" ADD COLUMN "template" text DEFAULT 'lead' NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" ALTER COLUMN "lead_id" DROP NOT NULL;--> statement-breakpoint
-- For the release before, which may run beside this one: it reads and writes the same rows. To be dropped a release later.
CREATE VIEW "lead_deliveries" AS SELECT "id", "lead_id", "destination", "status", "message_id", "attempts", "next_attempt_at", "last_error", "delivered_at", "created_at" FROM "messages" WHERE "template" = 'lead';--> statement-breakpoint
CREATE VIEW "lead_delivery_attempts" AS SELECT "id", "message" AS "delivery_id", "at", "outcome", "duration_ms" FROM "message_attempts";
