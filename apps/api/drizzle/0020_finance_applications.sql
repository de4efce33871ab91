CREATE TABLE "finance_applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_digest" text NOT NULL,
	"website_id" text NOT NULL,
	"car_id" text,
	"sealed" text NOT NULL,
	"sealed_by" text,
	"lead_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"reads" integer DEFAULT 0 NOT NULL,
	"first_read_at" timestamp (3) with time zone,
	CONSTRAINT "finance_applications_token_digest_unique" UNIQUE("token_digest")
);
--> statement-breakpoint
ALTER TABLE "finance_applications" ADD CONSTRAINT "finance_applications_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "finance_applications_expiry" ON "finance_applications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "finance_applications_lead" ON "finance_applications" USING btree ("lead_id");