CREATE TABLE "sign_in_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"website_id" text NOT NULL,
	"shopper_id" uuid NOT NULL,
	"message_id" uuid NOT NULL,
	"redirect" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "sign_in_links_message_id_unique" UNIQUE("message_id")
);
--> statement-breakpoint
ALTER TABLE "sign_in_links" ADD CONSTRAINT "sign_in_links_shopper_id_shoppers_id_fk" FOREIGN KEY ("shopper_id") REFERENCES "public"."shoppers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_in_links_shopper" ON "sign_in_links" USING btree ("shopper_id");--> statement-breakpoint
CREATE INDEX "sign_in_links_expiry" ON "sign_in_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "shoppers_confirmed_email" ON "shoppers" USING btree ("website_id",lower("email")) WHERE email_confirmed_at is not null;