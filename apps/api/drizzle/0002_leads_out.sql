CREATE TABLE "delivery_circuits" (
	"destination" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"paused_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "lead_delivery_attempts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"delivery_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"outcome" text NOT NULL,
	"duration_ms" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "request_counts" (
	"key" text NOT NULL,
	"began_at" timestamp (3) with time zone NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "request_counts_key_began_at_pk" PRIMARY KEY("key","began_at")
);
--> statement-breakpoint
ALTER TABLE "lead_deliveries" ADD COLUMN "next_attempt_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "erased_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "lead_delivery_attempts" ADD CONSTRAINT "lead_delivery_attempts_delivery_id_lead_deliveries_id_fk" FOREIGN KEY ("delivery_id") REFERENCES "public"."lead_deliveries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_delivery_attempts_delivery" ON "lead_delivery_attempts" USING btree ("delivery_id","id");--> statement-breakpoint
CREATE INDEX "request_counts_at" ON "request_counts" USING btree ("began_at");--> statement-breakpoint
CREATE INDEX "lead_deliveries_open" ON "lead_deliveries" USING btree ("status","created_at") WHERE status <> 'delivered';