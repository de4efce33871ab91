CREATE TABLE "remote_pictures" (
	"url" text PRIMARY KEY NOT NULL,
	"dealership_id" text NOT NULL,
	"hash" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"fault" text,
	"due_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "stock_feeds" (
	"dealership_id" text NOT NULL,
	"name" text NOT NULL,
	"url" text NOT NULL,
	"profile" text NOT NULL,
	"mode" text DEFAULT 'snapshot' NOT NULL,
	"schedule" text NOT NULL,
	"zone" text NOT NULL,
	"removal_limit" double precision DEFAULT 0.3 NOT NULL,
	"paused" boolean DEFAULT false NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_feeds_dealership_id_name_pk" PRIMARY KEY("dealership_id","name")
);
--> statement-breakpoint
CREATE TABLE "stock_keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"dealership_id" text NOT NULL,
	"label" text NOT NULL,
	"digest" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "stock_keys_digest_unique" UNIQUE("digest")
);
--> statement-breakpoint
ALTER TABLE "stock_rejects" ADD COLUMN "record" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_runs" ADD COLUMN "mode" text DEFAULT 'snapshot' NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_runs" ADD COLUMN "format" text;--> statement-breakpoint
ALTER TABLE "stock_runs" ADD COLUMN "encoding" text;--> statement-breakpoint
ALTER TABLE "stock_runs" ADD COLUMN "digest" text;--> statement-breakpoint
ALTER TABLE "vehicles" ADD COLUMN "feed_pictures" jsonb;--> statement-breakpoint
ALTER TABLE "remote_pictures" ADD CONSTRAINT "remote_pictures_dealership_id_dealerships_id_fk" FOREIGN KEY ("dealership_id") REFERENCES "public"."dealerships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "remote_pictures" ADD CONSTRAINT "remote_pictures_hash_media_hash_fk" FOREIGN KEY ("hash") REFERENCES "public"."media"("hash") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_feeds" ADD CONSTRAINT "stock_feeds_dealership_id_dealerships_id_fk" FOREIGN KEY ("dealership_id") REFERENCES "public"."dealerships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_keys" ADD CONSTRAINT "stock_keys_dealership_id_dealerships_id_fk" FOREIGN KEY ("dealership_id") REFERENCES "public"."dealerships"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "remote_pictures_dealership" ON "remote_pictures" USING btree ("dealership_id");--> statement-breakpoint
CREATE INDEX "remote_pictures_due" ON "remote_pictures" USING btree ("due_at") WHERE due_at is not null;--> statement-breakpoint
CREATE INDEX "stock_keys_dealership" ON "stock_keys" USING btree ("dealership_id");