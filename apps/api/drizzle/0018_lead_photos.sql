CREATE TABLE "lead_photos" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"picture" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_valuations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"website_id" text NOT NULL,
	"valuation" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "lead_photos" ADD CONSTRAINT "lead_photos_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lead_photos_lead" ON "lead_photos" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "saved_valuations_site" ON "saved_valuations" USING btree ("website_id","created_at");