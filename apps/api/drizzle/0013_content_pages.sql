CREATE TABLE "content_media" (
	"website_id" text NOT NULL,
	"name" text NOT NULL,
	"hash" text NOT NULL,
	"content_type" text NOT NULL,
	"bytes" integer NOT NULL,
	"who" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_media_website_id_name_pk" PRIMARY KEY("website_id","name")
);
--> statement-breakpoint
ALTER TABLE "content" ADD COLUMN "head" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "content" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "content_media" ADD CONSTRAINT "content_media_website_id_sites_website_id_fk" FOREIGN KEY ("website_id") REFERENCES "public"."sites"("website_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_media_hash" ON "content_media" USING btree ("hash");