CREATE TABLE "own_cars" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shopper_id" uuid NOT NULL,
	"rego" text DEFAULT '' NOT NULL,
	"rego_state" text DEFAULT '' NOT NULL,
	"make" text NOT NULL,
	"model" text NOT NULL,
	"year" integer,
	"km" integer,
	"service_due" date,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "saved_searches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shopper_id" uuid NOT NULL,
	"website_id" text NOT NULL,
	"name" text NOT NULL,
	"path" text NOT NULL,
	"criteria" jsonb NOT NULL,
	"frequency" text DEFAULT 'off' NOT NULL,
	"channel" text DEFAULT 'email' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"told_at" timestamp (3) with time zone,
	CONSTRAINT "saved_searches_path" UNIQUE("shopper_id","path")
);
--> statement-breakpoint
CREATE TABLE "saved_vehicles" (
	"shopper_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"vehicle_id" bigint NOT NULL,
	"name" text NOT NULL,
	"price_then" integer,
	"note" text DEFAULT '' NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saved_vehicles_shopper_id_kind_vehicle_id_pk" PRIMARY KEY("shopper_id","kind","vehicle_id")
);
--> statement-breakpoint
CREATE TABLE "shopper_consents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shopper_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"wording" text NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "shopper_sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"shopper_id" uuid NOT NULL,
	"website_id" text NOT NULL,
	"token_digest" text NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shopper_sessions_token_digest_unique" UNIQUE("token_digest")
);
--> statement-breakpoint
CREATE TABLE "shoppers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"website_id" text NOT NULL,
	"phone" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"email" text,
	"email_confirmed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"signed_in_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "shoppers_phone" UNIQUE("website_id","phone")
);
--> statement-breakpoint
CREATE TABLE "sign_ins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"website_id" text NOT NULL,
	"browser_digest" text NOT NULL,
	"phone" text NOT NULL,
	"sent" integer DEFAULT 1 NOT NULL,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "sign_ins_browser_digest_unique" UNIQUE("browser_digest")
);
--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "shopper_id" uuid;--> statement-breakpoint
ALTER TABLE "own_cars" ADD CONSTRAINT "own_cars_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_vehicles" ADD CONSTRAINT "saved_vehicles_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopper_consents" ADD CONSTRAINT "shopper_consents_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shopper_sessions" ADD CONSTRAINT "shopper_sessions_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "own_cars_shopper" ON "own_cars" USING btree ("shopper_id");--> statement-breakpoint
CREATE INDEX "saved_searches_site" ON "saved_searches" USING btree ("website_id");--> statement-breakpoint
CREATE INDEX "saved_vehicles_vehicle" ON "saved_vehicles" USING btree ("vehicle_id");--> statement-breakpoint
CREATE INDEX "shopper_consents_shopper" ON "shopper_consents" USING btree ("shopper_id");--> statement-breakpoint
CREATE INDEX "shopper_sessions_shopper" ON "shopper_sessions" USING btree ("shopper_id");--> statement-breakpoint
CREATE INDEX "shopper_sessions_expiry" ON "shopper_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_ins_expiry" ON "sign_ins" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "leads_shopper" ON "leads" USING btree ("shopper_id");