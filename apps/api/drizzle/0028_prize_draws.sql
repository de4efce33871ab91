CREATE TABLE "prize_campaigns" (
	"website_id" text NOT NULL,
	"campaign" text NOT NULL,
	"commitment" text NOT NULL,
	"sealed" text NOT NULL,
	"sealed_by" text NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"draws" integer DEFAULT 0 NOT NULL,
	"last_link" text DEFAULT '' NOT NULL,
	"seed" text,
	"revealed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "prize_campaigns_website_id_campaign_pk" PRIMARY KEY("website_id","campaign"),
	CONSTRAINT "prize_campaigns_revealed" CHECK ((seed is null) = (revealed_at is null))
);
--> statement-breakpoint
CREATE TABLE "prize_draws" (
	"id" uuid PRIMARY KEY NOT NULL,
	"website_id" text NOT NULL,
	"campaign" text NOT NULL,
	"seq" integer NOT NULL,
	"shopper_id" uuid,
	"entrant" text NOT NULL,
	"state" text NOT NULL,
	"segments" text NOT NULL,
	"segment" text NOT NULL,
	"wins" boolean NOT NULL,
	"code_digest" text,
	"link" text NOT NULL,
	"drawn_at" timestamp (3) with time zone NOT NULL,
	"message_id" uuid,
	CONSTRAINT "prize_draws_code_digest_unique" UNIQUE("code_digest"),
	CONSTRAINT "prize_draws_message_id_unique" UNIQUE("message_id"),
	CONSTRAINT "prize_draws_seq" UNIQUE("website_id","campaign","seq"),
	CONSTRAINT "prize_draws_once" UNIQUE("website_id","campaign","shopper_id"),
	CONSTRAINT "prize_draws_code" CHECK (wins = (code_digest is not null))
);
--> statement-breakpoint
CREATE TABLE "prize_redemptions" (
	"draw_id" uuid PRIMARY KEY NOT NULL,
	"redeemed_at" timestamp (3) with time zone NOT NULL,
	"redeemed_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "prize_tables" (
	"website_id" text NOT NULL,
	"campaign" text NOT NULL,
	"digest" text NOT NULL,
	"segments" jsonb NOT NULL,
	"since" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "prize_tables_website_id_campaign_digest_pk" PRIMARY KEY("website_id","campaign","digest")
);
--> statement-breakpoint
ALTER TABLE "prize_draws" ADD CONSTRAINT "prize_draws_campaign" FOREIGN KEY ("website_id","campaign") REFERENCES "public"."prize_campaigns"("website_id","campaign") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "prize_redemptions" ADD CONSTRAINT "prize_redemptions_draw_id_prize_draws_id_fk" FOREIGN KEY ("draw_id") REFERENCES "public"."prize_draws"("id") ON DELETE no action ON UPDATE no action;