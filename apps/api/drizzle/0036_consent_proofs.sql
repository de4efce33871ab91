CREATE TABLE "consent_proofs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"website_id" text NOT NULL,
	"purpose" text NOT NULL,
	"wording" text NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"account_ended_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "consent_proofs_account" ON "consent_proofs" USING btree ("account_id");